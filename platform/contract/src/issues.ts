import * as z from 'zod/mini';

import { ISSUES_MAX } from './limits.ts';
import type { FieldIssue } from './problem.ts';

type Issue = z.core.$ZodIssue;

const CODE_OF: Readonly<Record<string, string>> = {
  invalid_format: 'format',
  too_big: 'too_long',
  too_small: 'too_short',
  unrecognized_keys: 'unknown_field',
  invalid_value: 'not_offered',
  not_multiple_of: 'format',
};

const ISSUE_CODE = /^[a-z][a-z0-9_]*$/;

/**
 * The stable code of a zod issue of a parse that reports its input. Rules give their code as the check's message (`z.minLength(3, 'username_too_short')`);
 * issues without one are named after their kind.
 */
function issueCode(issue: Issue): string {
  if (ISSUE_CODE.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'wrong_type';
  return CODE_OF[issue.code] ?? 'invalid';
}

/** Parses with a schema: the value, or every issue at once. Forms and server read their input through this one door. */
export function readInput<const Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): { readonly value: z.output<Schema> } | { readonly errors: readonly FieldIssue[] } {
  const result = z.safeParse(schema, given, { reportInput: true });
  return result.success ? { value: result.data } : { errors: fieldIssues(result.error.issues) };
}

/** The issues of a failed parse, in field order, one for each field and code: the first of them, where someone sent thousands. */
function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  const found = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, ISSUES_MAX).map((key) => [path, key].filter(Boolean).join('.'))
        : [path];
    for (const field of fields) {
      const code = issueCode(issue);
      if (!found.has(`${field} ${code}`)) found.set(`${field} ${code}`, { field, code, ...limitsOf(issue) });
    }
  }
  return [...found.values()].slice(0, ISSUES_MAX);
}

function limitsOf(issue: Issue): { params?: Record<string, string | number> } {
  if (issue.code === 'too_big') return { params: { maximum: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { params: { minimum: Number(issue.minimum) } };
  return {};
}
