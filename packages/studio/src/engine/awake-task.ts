/** Runs in a thread of any pool: that it answers shows that the pool's own program was loaded. */
export default function awake(): true {
  return true;
}
