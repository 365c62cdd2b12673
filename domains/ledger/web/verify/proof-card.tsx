import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { call, isRefusal } from '@egcr/web-kit/call';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';

import { checkProof, transferProofCall, type TransferProof } from '../../contract/index.ts';
import { askLog } from './known-log.ts';
import { useVerifyText } from './texts.ts';
import { ProofResult } from './proof-result.tsx';

const TRIES = 6;
const PAUSE_MS = 1_500;

/** Beside a receipt: checks its proof in this browser, and hands it out as a file. */
export function ProofCard({ transferId }: { readonly transferId: string }) {
  const t = useVerifyText();
  const say = useSentences(sentences(transferProofCall, { not_sealed_yet: t('card.waiting') }));
  return <ProofCardOf name={transferId} explain={say.failure} read={() => readProofOf(transferId)} />;
}

interface ProofCardOfProps {
  /** In the name of the file. */
  readonly name: string;
  /** What a refusal of `read` means. */
  readonly explain: (failure: unknown) => string;
  readonly read: () => Promise<TransferProof>;
}

/** The same for a thing of another domain, which has its own call for the proof. */
export function ProofCardOf({ name, explain, read }: ProofCardOfProps) {
  const t = useVerifyText();
  const fetching = {
    retry: (count: number, failure: unknown) => count < TRIES && isRefusal(failure, 'not_sealed_yet'),
    retryDelay: PAUSE_MS,
  };
  const checking = useMutation({
    ...fetching,
    mutationFn: async () => {
      const proof = await read();
      return { proof, checked: await checkProof(proof, await askLog(proof.checkpoint)) };
    },
  });
  const keeping = useMutation({
    ...fetching,
    mutationFn: async () => offerFile(await read(), name),
  });
  const running = [checking, keeping].find((one) => one.isPending);
  const failed = [checking, keeping].find((one) => one.isError);
  return (
    <Card title={t('card.title')} description={t('card.about')} className="print:hidden">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            busy={checking.isPending}
            onClick={() => checking.mutate()}
            icon={<ShieldCheck aria-hidden className="size-5" />}
          >
            {t(checking.data ? 'card.again' : 'card.check')}
          </Button>
          <Button
            look="quiet"
            busy={keeping.isPending}
            onClick={() => keeping.mutate()}
            icon={<Download aria-hidden className="size-5" />}
          >
            {t('card.download')}
          </Button>
          <ButtonLink look="quiet" href="/verify">
            {t('card.page')}
          </ButtonLink>
        </div>
        <p aria-live="polite" className="text-sm text-ink-2 empty:hidden">
          {running && running.failureCount > 0 && t('card.waiting')}
          {failed && explain(failed.error)}
        </p>
        {checking.data && <ProofResult {...checking.data} />}
      </div>
    </Card>
  );
}

function readProofOf(id: string): Promise<TransferProof> {
  return call(transferProofCall, { params: { id } });
}

/** The browser saves what it is given as a link: made here, used once, let go. */
function offerFile(proof: TransferProof, id: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(proof, undefined, 2)], { type: 'application/json' }),
  );
  link.download = `egcr-proof-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
