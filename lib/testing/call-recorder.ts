/** An API that gives this answer, and what it was asked. */
export function recorder(answer: Response) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const call: typeof fetch = async (input, init) => {
    calls.push({ url: String(input), init });
    return answer;
  };
  return { call, calls };
}
