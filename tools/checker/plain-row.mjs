/** What was written before appends were counted has numbers up to 0, and is hashed with 0. */
const counted = (number) => (number > 0n ? number : 0n);

/** What the database calls numbers and bytes, made the same for both. Older tables know neither acts nor numbers of appends. */
export function plain(row) {
  const { version, edition, at, hash, prev, commit_no = 0n, act = null } = row;
  return {
    ...row,
    commit_no: counted(BigInt(commit_no)),
    act,
    ...(version === undefined ? {} : { version: Number(version) }),
    ...(edition === undefined ? {} : { edition: Number(edition) }),
    ...(at === undefined ? {} : { at: BigInt(at) }),
    ...(hash === undefined ? {} : { hash: Buffer.from(hash) }),
    ...(prev === undefined ? {} : { prev: Buffer.from(prev) }),
  };
}
