/** Classes of unsafe content. The words for each are in `safety` of the message table. */
export type UnsafeClass = 'explicit-photo' | 'explicit-drawing';
