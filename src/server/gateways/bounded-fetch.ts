const LARGEST_ANSWER_BYTES = 1024 * 1024;

export class AnswerTooLarge extends Error {}

/** No redirects, which could lead into our own network, and no answer that fills the memory. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > LARGEST_ANSWER_BYTES) controller.error(new AnswerTooLarge("The model's answer is too large."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(limit), { status, statusText, headers });
}
