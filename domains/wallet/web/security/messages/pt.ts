import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Limites e segurança',
  lead: 'Decida quanto pode sair da sua carteira e pare tudo de imediato se for preciso.',
  back: 'Carteira',
  loading: 'Carregando seus limites',
  failed: 'Não foi possível carregar seus limites',
  retry: 'Tentar novamente',
  'freeze.title': 'Congelar a carteira',
  'freeze.text':
    'Enquanto estiver congelada, não pode sair dinheiro em nenhuma moeda. Ele ainda pode entrar. Use se perder o celular ou se algo parecer errado.',
  'freeze.on': 'Congelar agora',
  'freeze.off': 'Descongelar a carteira',
  'freeze.is_on': 'Sua carteira está congelada',
  'freeze.since': 'Desde {time} nada pode sair. Digite seu PIN para descongelar.',
  'freeze.done_on': 'Carteira congelada',
  'freeze.done_off': 'O dinheiro pode sair de novo',
  'limits.title': 'Limites',
  'limits.text':
    'Um limite vale para toda a carteira. Contam pagamentos, saques e conversões em todas as moedas, à taxa do momento, e o dinheiro reservado. Um limite mais baixo vale de imediato. Um mais alto, ou nenhum, vale após 24 horas.',
  'limits.currency': 'Moeda',
  'limits.per_transfer': 'Máximo de uma vez',
  'limits.per_day': 'Máximo por dia',
  'limits.per_month': 'Máximo por mês',
  'limits.none': 'Deixe vazio para não ter limite.',
  'limits.used_day': 'Hoje saíram {amount}.',
  'limits.used_month': 'Este mês saíram {amount}.',
  'limits.save': 'Salvar limites',
  'limits.saved': 'Limites salvos',
  'limits.later': 'A partir de {time}',
  'limits.later_text': 'Até lá valem os limites mais baixos. Salvar de novo substitui estes.',
  'limits.unlimited': 'Sem limite',
  'limits.summary': 'Confira os limites',
  'issue.amount': 'Digite um valor acima de zero, como {example}, ou deixe vazio.',
  'issue.above_day': 'Não pode ser superior ao limite diário.',
  'issue.above_month': 'Não pode ser superior ao limite mensal.',
  'refusal.wallet_frozen': 'Você congelou sua carteira. Descongele-a primeiro em limites e segurança.',
  'refusal.money_held':
    'Seus dados de acesso foram redefinidos: até {time} nenhum dinheiro pode sair da carteira.',
  'refusal.account_banned': 'Esta conta está bloqueada e nenhum dinheiro pode sair dela. Fale conosco.',
  'refusal.limit_rate_stale':
    'Seu limite está em outra moeda e a taxa de câmbio está desatualizada. Você ainda pode enviar na moeda do limite.',
  'refusal.over_limit_transfer': 'Você permite no máximo {amount} de uma vez.',
  'refusal.over_limit_day': 'Ultrapassa o limite de hoje. Ainda podem sair {amount}.',
  'refusal.over_limit_month': 'Ultrapassa o limite deste mês. Ainda podem sair {amount}.',
};
