/** Parts of the body that the prompt says are covered or bare. */
export type Worn = {
  arms: 'covered' | 'bare' | 'open';
  legs: 'covered' | 'bare' | 'open';
  neck: 'covered' | 'open';
};
