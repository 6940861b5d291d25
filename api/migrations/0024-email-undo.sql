-- The old address can undo a change of e-mail.
alter type account_token_purpose add value 'EMAIL_UNDO';
