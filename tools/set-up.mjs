// Runs before start and test, on whatever Node the machine has. Below Node 20 nothing else here can be read: so this file looks first.
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(
    `Set-up failed: Node 20 or newer is needed, this is ${process.version}. Install one (https://nodejs.org) and try again.`,
  );
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exit(1);
}
import('./set-up/prepare.mjs').then(({ prepare }) => prepare());
