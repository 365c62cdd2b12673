create index comment_counted on comments.comment (subject_kind, subject_id) where state = 'approved';
