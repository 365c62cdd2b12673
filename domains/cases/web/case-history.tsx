import { Timeline } from '@egcr/ui/timeline';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { PastStep } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

interface CaseHistoryProps {
  readonly history: readonly PastStep[];
  /** The person who reads it is the applicant. */
  readonly isOwn: boolean;
}

const failed: readonly string[] = ['decline', 'overdue'];

/** Every step of a case, oldest first, with who took it and why. */
export function CaseHistory({ history, isOwn }: CaseHistoryProps) {
  const t = useText(casesTexts);
  const formats = useFormats();
  const nameOf = ({ by, name }: PastStep) => {
    if (isOwn && by === 'applicant') return t('by.you');
    return name === null || name === '' ? t(`by.${by}`) : name;
  };
  return (
    <Timeline
      entries={history.map((step) => ({
        key: String(step.number),
        title: step.title,
        state: failed.includes(step.event) ? 'failed' : 'done',
        time: (
          <time dateTime={step.at} title={formats.exact(step.at)}>
            {formats.recent(step.at)}
          </time>
        ),
        description: (
          <>
            <bdi>{nameOf(step)}</bdi>
            {step.reason !== null && (
              <p dir="auto" className="mt-1 text-ink wrap-anywhere whitespace-pre-line">
                {step.reason}
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}
