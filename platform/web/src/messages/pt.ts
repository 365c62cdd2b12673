import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'Preencha este campo.',
  'issue.format': 'Verifique este dado: ele não está no formato esperado.',
  'issue.too_long':
    'Use no máximo {maximum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.',
  'issue.too_short':
    'Use pelo menos {minimum, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.',
  'failure.unreachable': 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  'failure.internal': 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  'failure.wait':
    'Foi um pouco rápido demais. Tente novamente em {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'failure.session_expired': 'Sua sessão terminou. Entre novamente.',
  'failure.pin_required': 'Digite seu PIN primeiro.',
  'failure.profile_incomplete': 'Complete seu perfil primeiro.',
  'failure.verification_required': 'Verifique seu e-mail ou telefone para acessar este conteúdo.',
  'failure.role_required': 'Sua conta não tem acesso a esta área.',
  'failure.second_factor_required':
    'Confirme primeiro seu acesso com o aplicativo autenticador ou uma chave de acesso.',
  'failure.not_found': 'Não encontramos o que você procura.',
  'failure.conflict': 'Isto mudou nesse meio-tempo. Confira de novo e repita.',
  'failure.in_progress': 'Ainda estamos processando este pedido. Aguarde um momento.',
  'failure.file_too_costly':
    'Este arquivo é complexo demais para ser lido. Nada foi importado. Escolha um período mais curto e tente novamente.',
  'failure.validation_failed': 'Verifique os dados informados.',
};
