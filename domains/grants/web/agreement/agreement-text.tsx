import { callFile } from '@egcr/web-kit/call';
import { FileButton } from '@egcr/web-kit/file-button.tsx';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { FileText } from 'lucide-react';

import { readAgreementCall, type GrantAward } from '../../contract/index.ts';
import { agreementTexts } from './texts.ts';

interface AgreementTextProps {
  readonly agreement: GrantAward['agreement'];
  /** Where the reader may have it as a file. */
  readonly caseId?: string;
}

/** The agreement word for word: open while it waits for a yes. */
export function AgreementText({ agreement, caseId }: AgreementTextProps) {
  const t = useText(agreementTexts);
  const formats = useFormats();
  const { terms_version: version, accepted_at: acceptedAt, paragraphs } = agreement;
  return (
    <details open={acceptedAt === null}>
      <summary className="min-h-6 cursor-pointer font-semibold">{t('agreement')}</summary>
      <div className="flex flex-col gap-3 pt-3">
        <p className="text-sm text-ink-2">
          {acceptedAt === null
            ? t('agreement.version', { version })
            : t('agreement.accepted', { version, date: formats.date(acceptedAt) })}
        </p>
        <ol className="flex max-w-[68ch] list-decimal flex-col gap-2 ps-5">
          {paragraphs.map((paragraph) => (
            <li key={paragraph} className="wrap-anywhere">
              {paragraph}
            </li>
          ))}
        </ol>
        {caseId !== undefined && <TextButton caseId={caseId} />}
      </div>
    </details>
  );
}

function TextButton({ caseId }: { readonly caseId: string }) {
  const t = useText(agreementTexts);
  const say = useSentences();
  return (
    <FileButton
      size="small"
      icon={<FileText aria-hidden className="size-4.5" />}
      className="self-start"
      fetch={() => callFile(readAgreementCall, { params: { id: caseId } })}
      failed={t('agreement.file.failed')}
      sayFailure={say.failure}
    >
      {t('agreement.file')}
    </FileButton>
  );
}
