/** Path of the API, of the same origin. */
export const API_BASE = '/api';
