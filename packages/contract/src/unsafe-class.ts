/** What a picture was taken for that cannot be used. The words for each are in `safety` of the message table. */
export type UnsafeClass = 'explicit-photo' | 'explicit-drawing';
