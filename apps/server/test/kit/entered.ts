/** Somebody enters the house at this address; the cookie by which it knows them again. */
export async function entered(address: string, name: string): Promise<string> {
  const answer = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string;
}
