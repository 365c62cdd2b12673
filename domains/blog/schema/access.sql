-- The history of a post is added to and never rewritten.
revoke update, delete on blog.post_event from the_application;
-- So are its revisions.
revoke update, delete on blog.revision from the_application;
-- Who once wrote a post with others has done so for good.
revoke update, delete on blog.former_co_author from the_application;
