import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';

export interface FieldProblem {
  /** Id of the control the message belongs to. */
  readonly fieldId: string;
  /** The same words as at the field. */
  readonly message: string;
  /** What kind of problem it is, in a few words; stands above the message. */
  readonly title?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly problems: readonly FieldProblem[];
  /** Changes with each attempt to send (their number does), so that the summary takes focus again. */
  readonly attempt?: number | undefined;
}

/** All that is wrong with a form, on top of it; takes focus and leads to each field. Nothing while there are no problems. */
export function ErrorSummary({ title, problems, attempt = 0 }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return <Summary key={attempt} title={title} problems={problems} />;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function Summary({ title, problems }: Pick<ErrorSummaryProps, 'title' | 'problems'>) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const [labels] = useState(() => labelsOf(problems));
  // Focus is the announcement, so it moves once the summary has been drawn.
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-lg border-2 border-bad bg-surface p-5"
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-1 flex flex-col">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            {problem.title !== undefined && (
              <strong className="-mb-1.5 block pt-1 font-semibold">{problem.title}</strong>
            )}
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => goToField(event, problem.fieldId)}
              className="inline-flex min-h-11 items-center font-medium text-bad underline underline-offset-4 hover:decoration-2"
            >
              <span>
                {isSaidTwice(problem, problems) && labels.has(problem.fieldId) && (
                  <>{labels.get(problem.fieldId)}: </>
                )}
                <span>{problem.message}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Words that stand at several fields say nothing here without the name of theirs. */
function isSaidTwice({ message }: FieldProblem, problems: readonly FieldProblem[]): boolean {
  return problems.filter((each) => each.message === message).length > 1;
}

/** What the fields with a problem are called: they are drawn before their summary is, so their labels are read from them. */
function labelsOf(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const found = problems.map(({ fieldId }) => [fieldId, labelOf(fieldId)] as const);
  return new Map(found.filter(([, label]) => label !== ''));
}

function labelOf(fieldId: string): string {
  return document.getElementById(`${fieldId}-label`)?.textContent.trim() ?? '';
}
