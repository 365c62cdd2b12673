import { useState } from 'react';
import { Checkbox } from '../../src/checkbox.tsx';
import { Combobox } from '../../src/combobox.tsx';
import { NativeSelect } from '../../src/native-select.tsx';
import { RadioGroup } from '../../src/radio-group.tsx';
import { Select } from '../../src/select.tsx';
import { Switch } from '../../src/switch.tsx';
import { Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

const people = [
  { value: 'amara', label: 'Amara Diallo', hint: '@amara' },
  { value: 'björk', label: 'Björk Þórsdóttir', hint: '@bjork' },
  { value: 'nguyen', label: 'Nguyễn Thị Ánh', hint: '@anh' },
  { value: 'olga', label: 'Ольга Иванова', hint: '@olga' },
];

export function ChoicesSection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="choices" title={texts.section.choices}>
      <Lists texts={texts} />
      <Boxes texts={texts} />
    </Section>
  );
}

function Lists({ texts }: { readonly texts: Texts }) {
  const [asset, setAsset] = useState('JVD');
  const [person, setPerson] = useState<string | null>('amara');
  const assets = [
    { value: 'JVD', label: 'JVD', hint: 'Ɉ' },
    { value: 'EUR', label: 'EUR', hint: '€' },
    { value: 'INR', label: 'INR', hint: '₹' },
    { value: 'USDC', label: 'USDC', isDisabled: true },
  ];
  return (
    <Pair>
      <Select label={texts.currency} options={assets} value={asset} onValueChange={setAsset} />
      <Select
        label={texts.currency}
        options={assets}
        value={null}
        placeholder={texts.choose}
        onValueChange={setAsset}
        error={texts.choose}
      />
      <Combobox
        label={texts.person}
        options={people}
        value={person}
        onValueChange={setPerson}
        emptyLabel={texts.nobody}
        openLabel={texts.open}
        clearLabel={texts.clear}
      />
      <NativeSelect label={texts.currency} options={assets} defaultValue="EUR" />
      <Select label={texts.currency} options={assets} value="EUR" onValueChange={setAsset} disabled />
    </Pair>
  );
}

function Boxes({ texts }: { readonly texts: Texts }) {
  const [kind, setKind] = useState('personal');
  const [isOn, setOn] = useState(true);
  const kinds = [
    { value: 'personal', label: texts.personal, hint: texts.personalHint },
    { value: 'business', label: texts.business, hint: texts.businessHint },
    { value: 'government', label: texts.government, hint: texts.governmentHint, isDisabled: true },
  ];
  return (
    <Pair>
      <div>
        <Checkbox label={texts.terms} hint={texts.termsHint} defaultChecked />
        <Checkbox label={texts.all} isMixed />
        <Checkbox label={texts.personal} />
        <Checkbox label={texts.government} disabled />
        <Checkbox id="refused-terms" label={texts.terms} error={texts.termsError} />
      </div>
      <div>
        <Switch label={texts.alerts} hint={texts.alertsHint} isOn={isOn} onChange={setOn} />
        <Switch label={texts.alerts} isOn={!isOn} onChange={(next) => setOn(!next)} />
        <Switch label={texts.alerts} isOn onChange={setOn} disabled />
      </div>
      <RadioGroup label={texts.kind} options={kinds} value={kind} onValueChange={setKind} look="cards" />
      <RadioGroup
        label={texts.kind}
        options={kinds}
        value={kind}
        onValueChange={setKind}
        error={texts.choose}
      />
    </Pair>
  );
}
