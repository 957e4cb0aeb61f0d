/**
 * The JSON another service answers.
 * @throws when it does not answer in time, answers anything but 2xx, or no JSON
 */
export async function askJson(
  url: string,
  parameters: readonly (readonly [string, string])[],
  signal: AbortSignal,
): Promise<unknown> {
  const address = new URL(url);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  const response = await fetch(address, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${address.host} answered ${response.status}.`);
  }
  return response.json();
}
