/** @throws Error when it has not come about within 30 s */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const latest = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > latest) throw new Error('this has not come about');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
