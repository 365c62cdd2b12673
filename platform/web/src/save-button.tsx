import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface SaveButtonProps {
  readonly isSaved: boolean;
  /** Saves it, or takes it out of what is saved. */
  readonly change: () => Promise<unknown>;
  /** Of what is saved: it is read again afterwards. */
  readonly savedKey: QueryKey;
  /** Why it was not changed. */
  readonly failure: (error: unknown) => string;
  readonly look: 'quiet' | 'secondary';
  readonly icon: ReactNode;
  readonly said: { readonly save: string; readonly saved: string; readonly failed: string };
}

/** Saves a thing for later, such as a job, and removes it again. */
export function SaveButton({ isSaved, change, savedKey, failure, look, icon, said }: SaveButtonProps) {
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onError: (error) => toasts.show({ tone: 'bad', title: said.failed, description: failure(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: savedKey }),
  });
  return (
    <Button
      look={look}
      size="small"
      aria-pressed={isSaved}
      busy={isPending}
      icon={icon}
      onClick={() => mutate()}
    >
      {isSaved ? said.saved : said.save}
    </Button>
  );
}
