import { organisationsWords } from '@egcr/organisations/contract';
import { texts } from '@egcr/web-kit/messages';

/** Why the wallet of a business does not give what its sales lack. */
export const stopTexts = texts({
  frozen: {
    en: 'Your sales have too little for this, and the wallet of the business is frozen.',
    es: 'Tus ventas no alcanzan, y el monedero de la empresa está congelado.',
    fr: 'Vos ventes ne suffisent pas, et le portefeuille de l’entreprise est bloqué.',
    de: 'Ihre Verkäufe reichen nicht, und die Geldbörse des Unternehmens ist gesperrt.',
    it: 'Le vendite non bastano e il portafoglio dell’impresa è bloccato.',
    pt: 'Suas vendas não bastam, e a carteira da empresa está congelada.',
    zh: '销售余额不足，而企业钱包已冻结。',
    ja: '売上の残高が足りず、企業のウォレットは凍結されています。',
    ko: '판매 잔액이 부족하고 기업 지갑이 동결되어 있습니다.',
    ar: 'لا تكفي المبيعات لهذا، ومحفظة الشركة مجمدة.',
  },
  status: organisationsWords.statusForbids,
  second: {
    en: 'Your sales have too little for this. One member alone may not take so much from the wallet today.',
    es: 'Tus ventas no alcanzan. Un solo miembro no puede sacar hoy tanto del monedero.',
    fr: 'Vos ventes ne suffisent pas. Un membre seul ne peut pas prendre autant dans le portefeuille aujourd’hui.',
    de: 'Ihre Verkäufe reichen nicht. Ein Mitglied allein darf heute nicht so viel aus der Geldbörse nehmen.',
    it: 'Le vendite non bastano. Oggi un solo membro non può prelevare tanto dal portafoglio.',
    pt: 'Suas vendas não bastam. Hoje um membro sozinho não pode tirar tanto da carteira.',
    zh: '销售余额不足。今天一名成员不能单独从钱包取出这么多。',
    ja: '売上の残高が足りません。今日は1人のメンバーだけではウォレットからそれほど出せません。',
    ko: '판매 잔액이 부족합니다. 오늘은 구성원 한 명이 지갑에서 그만큼 꺼낼 수 없습니다.',
    ar: 'لا تكفي المبيعات لهذا. لا يجوز لعضو واحد أن يسحب هذا القدر من المحفظة اليوم.',
  },
});
