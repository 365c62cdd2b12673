create index post_featured on blog.post (published_at desc, id desc) where state = 'published' and is_featured;
