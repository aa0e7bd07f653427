import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that is asked by messages and answers each. */
export class Worker {
  #child;

  constructor(file, parameters, execArgv = []) {
    this.#child = fork(file, parameters, { execArgv: ['--disable-warning=ExperimentalWarning', ...execArgv] });
    this.#child.on('exit', (code) => {
      if (code !== 0) process.exit(1);
    });
  }

  get pid() {
    return this.#child.pid;
  }

  async said() {
    return (await once(this.#child, 'message'))[0];
  }

  async ask(message) {
    this.#child.send(message);
    return (await this.said()).answer;
  }

  async end(message) {
    const gone = once(this.#child, 'exit');
    this.#child.send(message);
    await gone;
  }

  kill() {
    this.#child.removeAllListeners('exit');
    this.#child.kill();
  }
}
