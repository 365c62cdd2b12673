import { useRoleNames } from '@egcr/approvals/web';
import { Card } from '@egcr/ui/card';
import { NativeSelect } from '@egcr/ui/native-select';
import { Table } from '@egcr/ui/table';
import { TableProperties } from 'lucide-react';
import { useState } from 'react';

import { permissions, rolesWith, type KnownPermission } from '../../contract/matrix.ts';
import { staffRoles, type StaffRole } from '../../contract/staff-roles.ts';
import { useMatrixText } from './texts.ts';

/** Which roles have which permission, from the table by which server and browser judge. */
export function MatrixCard() {
  const t = useMatrixText();
  const names = useRoleNames();
  const [role, setRole] = useState<StaffRole>();
  const rows = permissions.filter((each) => role === undefined || rolesWith(each).includes(role));
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<TableProperties aria-hidden className="size-5.5" />}
      padding="large"
    >
      <NativeSelect
        label={t('role')}
        value={role ?? ''}
        className="max-w-sm"
        onChange={({ target }) => setRole(staffRoles.find((each) => each === target.value))}
        options={[
          { value: '', label: t('all') },
          ...staffRoles.map((each) => ({ value: each, label: names(`role.${each}`) })),
        ]}
      />
      <Table
        caption={t('title')}
        isCaptionHidden
        rows={rows}
        rowKey={(permission) => permission}
        empty={null}
        columns={[
          {
            key: 'permission',
            header: t('permission'),
            isRowName: true,
            cell: codeOf,
          },
          { key: 'roles', header: t('who'), cell: rolesOf },
        ]}
      />
    </Card>
  );
}

export { MatrixCard as Slot };

function codeOf(permission: KnownPermission) {
  return (
    <code dir="ltr" className="font-mono text-sm break-all">
      {permission}
    </code>
  );
}

function rolesOf(permission: KnownPermission) {
  return <Roles permission={permission} />;
}

function Roles({ permission }: { readonly permission: KnownPermission }) {
  const names = useRoleNames();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 @max-xl:justify-end">
      {rolesWith(permission).map((each) => (
        <li key={each}>{names(`role.${each}`)}</li>
      ))}
    </ul>
  );
}
