import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { useToasts } from '@egcr/ui/toast';
import { useSession } from '@egcr/web-kit/session';
import { Copy } from 'lucide-react';

import type { WalletAccount } from '../contract/index.ts';
import { useWalletText } from './messages/index.ts';

/** What to tell somebody who wants to pay. */
export function ReceiveCard({ accounts }: { readonly accounts: readonly WalletAccount[] }) {
  const t = useWalletText();
  const toasts = useToasts();
  const username = useSession((now) => now.userProfile?.username);
  const address = accounts.find((account) => account.asset === 'JVD')?.address;
  if (address === undefined) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toasts.show({ title: t('receive.copied'), tone: 'ok' });
  };
  return (
    <Card title={t('receive.title')} description={t('receive.text')}>
      <KeyValueList
        items={[
          ...(username ? [{ key: t('receive.username'), value: <bdi>@{username}</bdi> }] : []),
          {
            key: t('receive.address'),
            value: <bdi className="font-mono text-sm wrap-anywhere">{address}</bdi>,
          },
        ]}
      />
      <Button
        look="secondary"
        size="small"
        onClick={() => void copy()}
        icon={<Copy aria-hidden className="size-4.5" />}
      >
        {t('receive.copy')}
      </Button>
    </Card>
  );
}
