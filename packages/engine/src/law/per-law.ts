/** Works something out once for each table's law. */
export function perLaw<Law extends object, Known>(workOut: (law: Law) => Known): (law: Law) => Known {
  const known = new WeakMap<Law, Known>();
  return (law) => {
    let found = known.get(law);
    if (found === undefined) {
      found = workOut(law);
      known.set(law, found);
    }
    return found;
  };
}
