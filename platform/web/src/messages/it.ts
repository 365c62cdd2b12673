import type { Translation } from '../messages.ts';
import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  'issue.required': 'Compila questo campo.',
  'issue.format': 'Controlla questo dato: non ha la forma prevista.',
  'issue.too_long':
    'Usa al massimo {maximum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.',
  'issue.too_short':
    'Usa almeno {minimum, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.',
  'failure.unreachable': 'Non riusciamo a raggiungere il server. Controlla la connessione e riprova.',
  'failure.internal': 'Qualcosa è andato storto da parte nostra. Riprova tra un momento.',
  'failure.wait':
    'Un po’ troppo in fretta. Riprova tra {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}.',
  'failure.session_expired': 'La sessione è terminata. Accedi di nuovo.',
  'failure.pin_required': 'Inserisci prima il tuo PIN.',
  'failure.profile_incomplete': 'Completa prima il tuo profilo.',
  'failure.verification_required':
    'Verifica la tua e-mail o il tuo numero di telefono per accedere a questo contenuto.',
  'failure.role_required': 'Il tuo account non ha accesso a questa sezione.',
  'failure.second_factor_required':
    'Conferma prima l’accesso con la tua app di autenticazione o una passkey.',
  'failure.not_found': 'Non abbiamo trovato quello che cerchi.',
  'failure.conflict': 'Nel frattempo qualcosa è cambiato. Controlla di nuovo e ripeti l’operazione.',
  'failure.in_progress': 'Stiamo ancora elaborando questa richiesta. Attendi un momento.',
  'failure.file_too_costly':
    'Questo file è troppo complesso da leggere. Non è stato importato nulla. Scegli un periodo più breve e riprova.',
  'failure.validation_failed': 'Controlla i dati inseriti.',
};
