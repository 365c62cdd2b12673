import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useSession } from '@egcr/web-kit/session';
import { Copy, Link as LinkIcon } from 'lucide-react';

import type { WalletAccount } from '../contract/index.ts';
import { useWalletText } from './texts.ts';
import { useCopy } from './share-link.tsx';

/** What to tell someone who wants to pay. */
export function ReceiveCard({ accounts }: { readonly accounts: readonly WalletAccount[] }) {
  const t = useWalletText();
  const copy = useCopy();
  const username = useSession((now) => now.userProfile?.username);
  const address = accounts.find((account) => account.asset === 'JVD')?.address;
  if (address === undefined) return null;
  return (
    <Card title={t('receive.title')} description={t('receive.text')}>
      <KeyValueList
        items={[
          ...(username ? [{ key: t('receive.username'), value: <bdi>@{username}</bdi> }] : []),
          {
            key: t('receive.address'),
            value: <bdi className="font-mono text-xs wrap-anywhere select-all sm:text-sm">{address}</bdi>,
          },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          size="small"
          onClick={() => void copy(address, t('receive.copied'))}
          icon={<Copy aria-hidden className="size-4.5" />}
        >
          {t('receive.copy')}
        </Button>
        {username && (
          <Button
            look="secondary"
            size="small"
            onClick={() => void copy(paymentLink(username), t('receive.copied_link'))}
            icon={<LinkIcon aria-hidden className="size-4.5" />}
          >
            {t('receive.copy_link')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Opens the form with the recipient filled in, for the person who is signed in there. */
function paymentLink(username: string): string {
  return `${window.location.origin}/wallet/send?${new URLSearchParams({ to: username }).toString()}`;
}
