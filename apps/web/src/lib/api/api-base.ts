/** Every call of the API lies under this path of the same origin. */
export const API_BASE = '/api';
