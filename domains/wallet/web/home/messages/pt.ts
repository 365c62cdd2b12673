import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  actions: 'O que você pode fazer',
  'action.send': 'Enviar',
  'action.request': 'Pedir',
  'action.convert': 'Converter',
  'action.add': 'Adicionar',
  'action.withdraw': 'Sacar',
  'action.scan': 'Ler código',
  more: 'Mais',
  'link.requests': 'Pedidos',
  'link.requests.text': 'Quem pede dinheiro a quem',
  'link.receive': 'Receber',
  'link.receive.text': 'Seu código e link',
  'link.pots': 'Cofrinhos',
  'link.pots.text': 'Dinheiro separado',
  'link.scheduled': 'Agendados',
  'link.scheduled.text': 'Pagamentos futuros',
  'link.payees': 'Beneficiários',
  'link.payees.text': 'Quem você paga de novo',
  'link.statements': 'Extratos',
  'link.statements.text': 'Para seus registros',
  'link.security': 'Limites e segurança',
  'link.security.text': 'Congelar e o que pode sair',
  'link.rates': 'Taxas de câmbio',
  'link.rates.text': 'Hoje e ao longo do tempo',
  to_pay:
    '{count, plural, one {# pedido espera por você} many {# pedidos esperam por você} other {# pedidos esperam por você}}',
  'to_pay.open': 'Ver',
  in_pots: 'Nos cofrinhos',
};
