/** Raised whenever a message changes so that an older client would misread it. */
export const PROTOCOL = 4;

/** The longest frame a client may send, in bytes. */
export const MOST_FRAME_BYTES = 16 * 1024;
