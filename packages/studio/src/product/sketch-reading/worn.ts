/** What the prompt says is covered. */
export type Worn = {
  arms: 'covered' | 'bare' | 'open';
  legs: 'covered' | 'bare' | 'open';
  neck: 'covered' | 'open';
};
