// A WebSocket as a client has it, with nothing to spare: thousands of them share two cores with the house they measure, and a
// collector clearing up after each message would be measured with it. All sockets are read into one buffer.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const INTO = Buffer.allocUnsafeSlow(65_536);
export const TEXT = 0x81;
export const BINARY = 0x82;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const END_OF_HEAD = '\r\n\r\n';

export class Line {
  #socket;
  #isOpen = false;
  /** What has come of a message that is not whole yet. */
  #begun = null;
  #opened = Promise.withResolvers();
  #listener;
  #kind;

  /** `kind`: of the frames both ways. The listener is given each message as bytes that are good until it returns. */
  constructor(address, { path, headers = [], kind }, { message, end }) {
    const { hostname, port, host } = new URL(address);
    this.#listener = { message, end };
    this.#kind = kind;
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: INTO, callback: (length) => this.#read(INTO.subarray(0, length)) },
    });
    this.#socket.on('error', end);
    this.#socket.on('close', () => end(new Error('a socket was closed')));
    const key = randomBytes(16).toString('base64');
    const head = [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: Upgrade', 'Upgrade: websocket'];
    this.#socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
  }

  get opened() {
    return this.#opened.promise;
  }

  /** A client masks what it sends; by a mask of zeros it stays as it is. */
  send(content) {
    const length = Buffer.byteLength(content);
    const short = length < 126;
    const frame = Buffer.alloc((short ? 6 : 8) + length);
    frame[0] = this.#kind;
    frame[1] = MASKED | (short ? length : 126);
    if (!short) frame.writeUInt16BE(length, 2);
    if (typeof content === 'string') frame.write(content, frame.length - length);
    else frame.set(content, frame.length - length);
    this.#socket.write(frame);
  }

  end() {
    this.#listener.end = () => undefined;
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  #read(bytes) {
    let rest = this.#begun === null ? bytes : Buffer.concat([this.#begun, bytes]);
    if (!this.#isOpen) rest = this.#readHead(rest);
    for (;;) {
      const frame = this.#isOpen ? frameIn(rest) : null;
      if (frame === null) break;
      this.#take(rest[0], rest.subarray(frame.start, frame.end));
      rest = rest.subarray(frame.end);
    }
    this.#begun = rest.length === 0 ? null : Buffer.from(rest);
    return true;
  }

  #readHead(bytes) {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return bytes;
    const answer = bytes.latin1Slice(0, end);
    if (!answer.startsWith('HTTP/1.1 101')) this.#listener.end(new Error(answer));
    this.#isOpen = true;
    this.#opened.resolve();
    return bytes.subarray(end + END_OF_HEAD.length);
  }

  #take(kind, payload) {
    if (kind === this.#kind) this.#listener.message(payload);
    else if (kind === CLOSE) this.#listener.end(new Error(`a socket was closed with ${payload.readUInt16BE(0)}`));
    else if (kind === PING) this.#socket.write(Buffer.from([PONG, MASKED, 0, 0, 0, 0]));
    else this.#listener.end(new Error(`a frame of kind ${kind} is not expected`));
  }
}

/** Where the first frame's payload lies; null where the frame is not whole. */
function frameIn(bytes) {
  if (bytes.length < 2) return null;
  const mark = bytes[1];
  const start = mark < 126 ? 2 : mark === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length = mark < 126 ? mark : mark === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end ? null : { start, end };
}
