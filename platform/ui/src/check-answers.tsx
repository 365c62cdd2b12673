import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface ChangeTexts {
  /** The visible word, such as "Change". */
  readonly label: string;
  /** What would be changed, heard after the word. */
  readonly subject: string;
}

export interface CheckedAnswer {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly change?:
    | (ChangeTexts &
        (
          | { readonly href: string; readonly onChange?: undefined }
          | { readonly onChange: () => void; readonly href?: undefined }
        ))
    | undefined;
  /** The line a person must not miss, such as the total. */
  readonly isStrong?: boolean | undefined;
  /** What the page is about, such as the amount: the first line and the largest. */
  readonly isLead?: boolean | undefined;
}

/** Everything that is about to be sent, line by line, each with a way back to change it. No line stands over the amount that leads. */
export function CheckAnswers({ answers }: { readonly answers: readonly CheckedAnswer[] }) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-[1fr_auto] divide-y divide-line border-line sm:grid-cols-[minmax(8rem,2fr)_3fr_auto]',
        answers[0]?.isLead ? '-mt-3.5 border-b' : 'border-y',
      )}
    >
      {answers.map((answer, place) => (
        <div
          key={place}
          className="col-span-full grid grid-cols-subgrid items-baseline gap-x-4 gap-y-0.5 py-3.5"
        >
          <dt className="col-span-2 text-sm text-ink-2 sm:col-span-1">{answer.label}</dt>
          <dd data-lead={answer.isLead ? '' : undefined} className={answerClass(answer)}>
            {answer.value}
          </dd>
          {answer.change && (
            <dd className="-my-3 justify-self-end">
              <ChangeControl {...answer.change} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function answerClass({ isLead, isStrong }: CheckedAnswer): string {
  if (isLead) return 'min-w-0 sm:col-start-1 sm:col-end-3 sm:row-start-2';
  return clsx('min-w-0 wrap-anywhere', isStrong ? 'text-lg font-semibold' : 'font-medium');
}

function ChangeControl({ label, subject, href, onChange }: NonNullable<CheckedAnswer['change']>) {
  const words = (
    <>
      {label}
      <span className="sr-only"> {subject}</span>
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} look="standalone" className="text-sm">
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      onClick={onChange}
      className="inline-flex min-h-11 items-center rounded-sm text-sm font-medium text-brand-text hover:underline"
    >
      {words}
    </button>
  );
}
