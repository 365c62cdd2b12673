import * as z from 'zod/mini';

/** One refused field: `field` is the path in the body, query or parameters; `code` is stable; `params` fill the sentence. */
export const fieldIssue = z.object({
  field: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** RFC 9457 problem details, as every refusal of the API is written. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(fieldIssue)),
  request_id: z.string(),
});

export type FieldIssue = z.infer<typeof fieldIssue>;
export type Problem = z.infer<typeof problem>;
