// One append in the log of a file: docs/event-store.md, “The log of a file”.

const [WHOLE, REST] = ['sabot-commit-1', 'sabot-rest-1'];

const perhaps = (field) => (field === '' ? null : field.slice(1));
const bytes = (hex) => Buffer.from(hex, 'hex');

/** The command and the events of a row, as the tables of a database have them. */
export function readRow(number, body) {
  const fields = Buffer.from(body).toString('utf8').split('\0');
  let at = 0;
  const text = () => {
    if (at >= fields.length) throw new Error(`append ${number} ends too early`);
    return fields[at++];
  };
  const count = () => {
    const field = text();
    if (!/^\d+$/.test(field)) throw new Error(`append ${number}: ${field} is no number`);
    return Number(field);
  };
  const name = text();
  if (name !== WHOLE && name !== REST) throw new Error(`append ${number} is of a form that is not known`);
  const commit_no = number > 0n ? number : 0n;
  const [command_id, actor, time, answer] = [text(), text(), BigInt(text()), perhaps(text())];
  const [events, heads] = [[], []];
  for (let writes = count(); writes > 0; writes -= 1) {
    const [stream, before, first, ruleset, edition] = [text(), count(), bytes(text()), text(), count()];
    let [version, prev] = [before, first];
    for (let left = count(); left > 0; left -= 1) {
      version += 1;
      const [type, data, act, hash] = [text(), text(), perhaps(text()), bytes(text())];
      const under = { stream, version, commit_no, command_id, actor, at: time, ruleset, edition };
      events.push({ ...under, act, type, data, prev, hash });
      prev = hash;
    }
    heads.push({ stream, version, hash: prev.toString('hex') });
  }
  if (at !== fields.length) throw new Error(`append ${number} goes on too long`);
  const command = { id: command_id, actor, at: time, heads: JSON.stringify(heads), answer, commit_no };
  return { events, command, isRest: name === REST };
}
