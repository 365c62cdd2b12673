import { Button } from '@egcr/ui/button';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';

import { acceptCall, type LegalDocument } from '../contract/index.ts';
import { legalTexts } from './texts.ts';
import { useAccept, useAcceptances, useDocuments } from './queries.ts';

// The public frame carries no queries; this panel brings its own.
const client = createQueryClient();

interface RecordProps {
  readonly document: LegalDocument;
  readonly version: string;
  readonly isSignedIn: boolean;
}

/** The fingerprint of the version, and what the reader agreed to. */
export function RecordPanel(props: RecordProps) {
  return (
    <QueryClientProvider client={client}>
      <Panel {...props} />
    </QueryClientProvider>
  );
}

function Panel({ document, version, isSignedIn }: RecordProps) {
  const t = useText(legalTexts);
  const documents = useDocuments();
  const userId = useSession((now) => now.user?.id);
  const found = documents.data?.items.find((item) => item.document === document);
  const hash = found?.versions.find((each) => each.version === version)?.hash;
  return (
    <aside aria-label={t('record')} className="card flex flex-col gap-4 p-5 text-sm print:hidden">
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('hash')}</p>
        <p className="text-ink-2">{t('hash.text')}</p>
        <code dir="ltr" className="num min-h-8 text-xs wrap-anywhere select-all sm:min-h-5">
          {hash ?? (documents.isError ? '–' : '')}
        </code>
      </div>
      {isSignedIn && userId !== undefined && found?.needs_acceptance && (
        <Agreement document={document} version={version} userId={userId} />
      )}
    </aside>
  );
}

function Agreement({
  document,
  version,
  userId,
}: Omit<RecordProps, 'isSignedIn'> & { readonly userId: string }) {
  const t = useText(legalTexts);
  const say = useSentences(sentences(acceptCall, { version_outdated: t('refused.outdated') }));
  const formats = useFormats();
  const acceptances = useAcceptances(userId);
  const accept = useAccept();
  const agreed = acceptances.data?.items.find(
    (item) => item.document === document && item.version === version,
  );
  const due =
    acceptances.data?.due.filter((item) => item.document === document && item.version === version) ?? [];
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4" aria-live="polite">
      <p className="font-semibold">{t('agreed')}</p>
      {acceptances.isError && <p className="text-bad">{say.failure(acceptances.error)}</p>}
      {agreed && <p className="text-ink-2">{t('agreed.on', { date: formats.exact(agreed.accepted_at) })}</p>}
      {acceptances.data && !agreed && <p className="text-ink-2">{t('agreed.not')}</p>}
      {accept.isError && <p className="text-bad">{say.failure(accept.error)}</p>}
      {due.length > 0 && (
        <Button size="small" busy={accept.isPending} onClick={() => accept.mutate(due)}>
          {t('agree')}
        </Button>
      )}
    </div>
  );
}
