/** Key of the mutation that logs out: while it runs, nothing more is asked in the session's name. */
export const LOG_OUT_KEY = ['log-out'];
