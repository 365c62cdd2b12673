-- What was entered stays. Only a name that was asked for and not registered is let go.
revoke delete on registry.registration, registry.business, registry.share_class, registry.filing from the_application;
revoke delete on registry.change, registry.consent, registry.directorship from the_application;
revoke update on registry.filing from the_application;
revoke update, delete on registry.status_step from the_application;
revoke delete on registry.certificate, registry.certificate_file from the_application;
revoke update on registry.certificate_file from the_application;
