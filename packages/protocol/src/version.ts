/** Raised whenever a message changes so that an older client would misread it. */
export const PROTOCOL = 4;

/** The longest frame a client may send, in bytes. */
export const MOST_FRAME_BYTES = 16 * 1024;

/** So many past events a client keeps at hand, for deltas that refer to them and for coming back. */
export const EVENTS_KEPT = 120;
