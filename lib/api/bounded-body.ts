/** The same answer, whose body breaks off with an error after so many bytes: nobody keeps or hands on an endless one. */
export function withBoundedBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new TypeError(`more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}
