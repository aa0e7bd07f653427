// A command that takes a while, with a line that moves meanwhile. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;

/** @returns {Promise<{ status: number, signal: string | null, output: string, seconds: number }>} */
export function runMoving(what, program, parameters, { root, PATH }) {
  const from = Date.now();
  const seconds = () => Math.round((Date.now() - from) / 1000);
  const { stderr } = process;
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    stderr.write(`\r\x1b[2K${FRAMES[frame]} ${what} … ${seconds()} s`);
  };
  if (!stderr.isTTY) stderr.write(`${what} …\n`);
  const moving = stderr.isTTY ? setInterval(draw, FRAME_MS) : undefined;
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  // A terminal sends Ctrl-C to both of us: the child ends, and we say what becomes of it.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  return new Promise((resolve) => {
    const end = (status, signal) => {
      clearInterval(moving);
      process.off('SIGINT', wait);
      if (stderr.isTTY) stderr.write('\r\x1b[2K');
      resolve({ status, signal, output, seconds: seconds() });
    };
    child.on('error', ({ code, message }) => {
      output += `${code} ${message}`;
      end(1, null);
    });
    child.on('close', (code, signal) => end(code ?? 1, signal));
  });
}
