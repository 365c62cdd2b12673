import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { saveSheet } from '@egcr/web-kit/save-file';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

interface ExportButtonProps {
  readonly label: string;
  readonly fetchSheet: () => Promise<Parameters<typeof saveSheet>[0]>;
}

/** Downloads a list as a file of values. */
export function ExportButton({ label, fetchSheet }: ExportButtonProps) {
  const say = useSentences();
  const toasts = useToasts();
  const fetching = useMutation({
    mutationFn: async () => saveSheet(await fetchSheet()),
    onError: (failure) => toasts.show({ title: label, description: say.failure(failure), tone: 'bad' }),
  });
  return (
    <Button
      look="secondary"
      icon={<Download aria-hidden className="size-5" />}
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {label}
    </Button>
  );
}
