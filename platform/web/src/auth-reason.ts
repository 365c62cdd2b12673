/**
 * Lets our identity server's own reason stand in the place of the protocol's code, which is the same for several refusals: the identity
 * client hands on nothing else of an answer. Answers of other servers, and all without a reason, pass as they are.
 */
export async function withReason(response: Response): Promise<Response> {
  if (response.status !== 400) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('reason' in body)) return response;
  return new Response(JSON.stringify({ ...body, code: body.reason }), response);
}
