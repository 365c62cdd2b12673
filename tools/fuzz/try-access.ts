/** Every kind of caller at every operation: the door answers as the reviewed table has it. */
import { type Caller, codeOf } from '../bank-test/caller.ts';
import { type CallerName, callerNames, doorCodes, PASSES } from './access-matrix.ts';
import type { AnswerJudge, Fault } from './answers.ts';
import type { Operation } from './document.ts';
import type { Tokens } from './people.ts';
import { askTimed } from './patience.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

export interface AccessTrial {
  readonly caller: Caller;
  readonly judge: AnswerJudge;
  readonly operations: readonly Operation[];
  readonly matrix: ReadonlyMap<string, ReadonlyMap<CallerName, string>>;
  readonly tokens: Tokens;
}

/** Asks every cell. The content is empty, so that the person who passes is refused for that and nothing happens. */
export async function tryAccess(
  trial: AccessTrial,
): Promise<{ readonly asked: number; readonly faults: readonly Fault[] }> {
  const { operations, matrix } = trial;
  const faults: Fault[] = [];
  let asked = 0;
  const known = new Set(operations.map(({ id }) => id));
  for (const id of matrix.keys()) {
    if (!known.has(id)) faults.push(fault(id, 'stands in the table and is not served', ''));
  }
  for (const operation of operations) {
    const row = matrix.get(operation.id);
    if (row === undefined) {
      faults.push(fault(operation.id, 'has no row in generated/access-matrix.md', 'npm run generate'));
      continue;
    }
    const answers = await Promise.all(
      callerNames.filter((name) => !endsItself(operation, name)).map((name) => askAs(trial, operation, name)),
    );
    for (const { name, code, problems } of answers) {
      asked += 1;
      const expected = row.get(name) ?? '';
      const isRight = expected === PASSES ? !doorCodes.has(code) : code === expected;
      if (!isRight)
        faults.push(fault(operation.id, `tells ${name} ${code || 'yes'} instead of ${expected}`, ''));
      faults.push(...problems);
    }
  }
  return { asked, faults };
}

/** A call without content that ends what later cells need is made by nobody. */
function endsItself({ id, isStream }: Operation, name: CallerName): boolean {
  return (isStream && name !== 'anonymous' && name !== 'forged') || id === 'identity.clear_pin_verification';
}

async function askAs(
  { caller, judge, tokens }: AccessTrial,
  operation: Operation,
  name: CallerName,
): Promise<{ name: CallerName; code: string; problems: Fault[] }> {
  const token = tokens[name];
  const path = operation.path.replaceAll(/\{\w+\}/g, NOBODY);
  const { answer, elapsedMs } = await askTimed(caller, {
    method: operation.method,
    path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(operation.body !== undefined && { body: {} }),
  });
  const problems = judge.faultsIn(operation, answer, elapsedMs).map((found) => ({
    ...found,
    operation: operation.id,
    request: `${operation.method} ${path} as ${name}`,
  }));
  return { name, code: answer.status < 400 ? '' : codeOf(answer), problems };
}

function fault(operation: string, kind: string, request: string): Fault {
  return { operation, kind, said: '', request };
}
