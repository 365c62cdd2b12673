import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Limites e segurança',
  lead: 'Decida quanto pode sair da sua carteira e pare tudo de imediato se for preciso.',
  back: 'Carteira',
  loading: 'A carregar os seus limites',
  failed: 'Não foi possível carregar os seus limites',
  retry: 'Tentar novamente',
  'freeze.title': 'Congelar a carteira',
  'freeze.text':
    'Enquanto estiver congelada, não pode sair dinheiro em nenhuma moeda. Continua a poder entrar. Use se perder o telemóvel ou se algo parecer errado.',
  'freeze.on': 'Congelar agora',
  'freeze.off': 'Descongelar a carteira',
  'freeze.is_on': 'A sua carteira está congelada',
  'freeze.since': 'Desde {time} nada pode sair. Introduza o PIN para descongelar.',
  'freeze.done_on': 'Carteira congelada',
  'freeze.done_off': 'O dinheiro pode voltar a sair',
  'limits.title': 'Limites',
  'limits.text':
    'Conta tudo o que sai: pagamentos, levantamentos, conversões e dinheiro reservado. Um limite mais baixo vale de imediato. Um mais alto, ou nenhum, vale após 24 horas.',
  'limits.currency': 'Moeda',
  'limits.per_transfer': 'Máximo de uma vez',
  'limits.per_day': 'Máximo por dia',
  'limits.per_month': 'Máximo por mês',
  'limits.none': 'Deixe vazio para não ter limite.',
  'limits.used_day': 'Hoje saíram {amount}.',
  'limits.used_month': 'Este mês saíram {amount}.',
  'limits.save': 'Guardar limites',
  'limits.saved': 'Limites guardados',
  'limits.later': 'A partir de {time}',
  'limits.later_text': 'Até lá valem os limites mais baixos. Guardar de novo substitui estes.',
  'limits.unlimited': 'Sem limite',
  'limits.summary': 'Verifique os limites',
  'issue.amount': 'Introduza um valor acima de zero, como {example}, ou deixe vazio.',
  'issue.above_day': 'Não pode ser superior ao limite diário.',
  'issue.above_month': 'Não pode ser superior ao limite mensal.',
  'refusal.wallet_frozen': 'Congelou a sua carteira. Descongele-a primeiro em limites e segurança.',
  'refusal.over_limit_transfer': 'Permite no máximo {amount} de uma vez.',
  'refusal.over_limit_day': 'Ultrapassa o limite de hoje. Ainda podem sair {amount}.',
  'refusal.over_limit_month': 'Ultrapassa o limite deste mês. Ainda podem sair {amount}.',
};
