import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useState } from 'react';

import { teamRoles, type Organisation, type TeamRole } from '../../contract/index.ts';
import { useTeamActs } from '../queries.ts';
import { organisationTexts } from '../texts.ts';
import type { Member } from './team-list.tsx';
import { teamTexts } from './texts.ts';
import { useAct } from './use-act.ts';

interface RoleDialogProps {
  readonly found: Organisation;
  readonly member: Member;
}

/** Gives a member another role, or hands the organisation over to them. */
export function RoleDialog({ found, member }: RoleDialogProps) {
  const t = useText(teamTexts);
  const own = useText(organisationTexts);
  const acts = useTeamActs();
  const [isOpen, setOpen] = useState(false);
  const [role, setRole] = useState<TeamRole>(member.role);
  const name = member.name || own('gone');
  const save = useAct({
    run: () => acts.setRole(found.id, member.user_id, role),
    done: t('team.saved'),
    settled: () => setOpen(false),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setRole(member.role);
        setOpen(next);
      }}
      title={t('team.change.of', { name })}
      closeLabel={own('close')}
      trigger={
        <Button look="quiet" size="small" aria-label={t('team.change.of', { name })}>
          {t('team.change')}
        </Button>
      }
      footer={
        <Button busy={save.isPending} disabled={role === member.role} onClick={() => save.mutate()}>
          {t('team.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioGroup
          label={own('role')}
          look="cards"
          value={role}
          onValueChange={(value) => setRole(teamRoles.find((each) => each === value) ?? member.role)}
          options={teamRoles.map((value) => ({
            value,
            label: own(`role.${value}`),
            hint: own(`role.${value}.text`),
          }))}
        />
        {!member.is_you && <HandOver found={found} member={member} onDone={() => setOpen(false)} />}
      </div>
    </Dialog>
  );
}

interface HandOverProps extends RoleDialogProps {
  readonly onDone: () => void;
}

/** Makes a member the owner in place of the reader. */
function HandOver({ found, member, onDone }: HandOverProps) {
  const t = useText(teamTexts);
  const own = useText(organisationTexts);
  const acts = useTeamActs();
  const { key, renew } = useIdempotencyKey();
  const name = member.name || own('gone');
  const handOver = useAct({
    run: () => acts.handOver(found.id, member.user_id, key),
    done: t('handover.done'),
    settled: () => {
      renew();
      onDone();
    },
  });
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">{t('handover.title', { name })}</h3>
      <p className="text-sm text-ink-2">{t('handover.text', { name })}</p>
      <Button
        look="secondary"
        className="self-start"
        busy={handOver.isPending}
        onClick={() => handOver.mutate()}
      >
        {t('handover')}
      </Button>
    </section>
  );
}
