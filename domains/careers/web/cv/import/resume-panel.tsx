import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { FileField } from '@egcr/ui/file-field';
import { useToasts } from '@egcr/ui/toast';
import { call, callFile, isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { saveFile } from '@egcr/web-kit/save-file';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';

import { cvPaperCall, cvResumeCall, readResumeCall } from '../../../contract/index.ts';
import { RESUME_BYTES_MAX } from '../../../contract/limits.ts';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { SavedCv } from '../use-cv.ts';
import { resumeTexts } from './texts.ts';

/** Room for the request around the text of the file. */
const AROUND_BYTES = 4096;

/** The CV as a file: on paper, as a JSON Resume, and read from one. */
export function ResumePanel({ saved }: { readonly saved: Pick<SavedCv, 'change'> }) {
  const t = useText(resumeTexts);
  const say = useSentences();
  const toasts = useToasts();
  const [busy, setBusy] = useState<'paper' | 'resume'>();
  const give = async (kind: 'paper' | 'resume') => {
    setBusy(kind);
    try {
      saveFile(await callFile(kind === 'paper' ? cvPaperCall : cvResumeCall, {}));
    } catch (failure) {
      if (!isRefusal(failure, 'pin_required'))
        toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Card title={t('title')}>
      <Button
        look="secondary"
        busy={busy === 'paper'}
        icon={<FileText aria-hidden className="size-4.5" />}
        onClick={() => void give('paper')}
      >
        {t('paper')}
      </Button>
      <Button
        look="secondary"
        busy={busy === 'resume'}
        icon={<FileJson aria-hidden className="size-4.5" />}
        onClick={() => void give('resume')}
      >
        {t('resume')}
      </Button>
      <ResumeReading saved={saved} />
    </Card>
  );
}

type Read = ReplyOf<typeof readResumeCall>;

/** Reads a file, shows what was understood and what was not, and takes it over on the person's word. */
function ResumeReading({ saved }: { readonly saved: Pick<SavedCv, 'change'> }) {
  const t = useText(resumeTexts);
  const say = useSentences();
  const [found, setFound] = useState<Read>();
  const [issue, setIssue] = useState<'large' | 'odd' | { readonly failure: unknown }>();
  const read = async (file: File) => {
    setFound(undefined);
    setIssue(undefined);
    if (file.size > RESUME_BYTES_MAX - AROUND_BYTES) return setIssue('large');
    try {
      setFound(await call(readResumeCall, { body: { resume: await file.text() } }));
    } catch (failure) {
      if (isRefusal(failure, 'pin_required')) return;
      if (isRefusal(failure, 'too_large')) setIssue('large');
      else setIssue(isRefusal(failure, 'validation_failed') ? 'odd' : { failure });
    }
  };
  if (found !== undefined)
    return (
      <ReadResume
        found={found}
        onTake={() => {
          saved.change(found.cv);
          setFound(undefined);
        }}
        onLeave={() => setFound(undefined)}
      />
    );
  return (
    <FileField
      label={t('read')}
      hint={t('read.hint')}
      error={issue && (typeof issue === 'string' ? t(issue) : say.failure(issue.failure))}
      accept="application/json,.json"
      chooseLabel={t('choose')}
      dropLabel={t('drop')}
      onChoose={(file) => void read(file)}
    />
  );
}

interface ReadResumeProps {
  readonly found: Read;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

function ReadResume({ found, onTake, onLeave }: ReadResumeProps) {
  const t = useText(resumeTexts);
  const formats = useFormats();
  const { cv, not_understood: remarks, not_understood_count: count } = found;
  const numberOf = (list: readonly unknown[]) => formats.number(list.length);
  return (
    <section aria-label={t('found')} className="flex min-w-0 flex-col gap-4">
      <Banner tone={count === 0 ? 'ok' : 'warn'} title={t('found')} isLive>
        {t('found.text', {
          work: numberOf(cv.work),
          education: numberOf(cv.education),
          skills: numberOf(cv.skills),
          languages: numberOf(cv.languages),
        })}{' '}
        {count === 0 ? t('whole') : t('remarks', { count: formats.number(count) })}
      </Banner>
      {remarks.length > 0 && (
        <ul
          aria-label={t('remarks', { count: formats.number(count) })}
          className="flex flex-col gap-2 text-sm"
        >
          {remarks.map(({ path, code }) => (
            <li key={`${path} ${code}`} className="wrap-anywhere">
              <code dir="ltr">{path}</code>: {t(`code.${code}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTake}>{t('take')}</Button>
        <Button look="secondary" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}
