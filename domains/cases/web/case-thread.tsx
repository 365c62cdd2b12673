import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OwnCase } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

type Message = OwnCase['messages'][number];

interface CaseThreadProps {
  readonly messages: readonly Message[];
  /** The person who reads it is the applicant. */
  readonly isOwn: boolean;
}

/** What applicant and officers wrote to each other, and among officers their notes; oldest first. */
export function CaseThread({ messages, isOwn }: CaseThreadProps) {
  const t = useText(casesTexts);
  const formats = useFormats();
  if (messages.length === 0) return <p className="text-ink-2">{t('messages.none')}</p>;
  const nameOf = ({ by, name }: Message) => {
    if (isOwn && by === 'applicant') return t('by.you');
    return name === null || name === '' ? t(`by.${by}`) : name;
  };
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`flex flex-col gap-1 rounded-lg border p-4 ${message.is_note ? 'border-dashed border-line-strong bg-sunken' : 'border-line'}`}
        >
          <span className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
            <span>
              <bdi className="font-semibold text-ink">{nameOf(message)}</bdi>
              {message.is_note && ` · ${t('note')}`}
            </span>
            <time dateTime={message.at} className="num">
              {formats.recent(message.at)}
            </time>
          </span>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
