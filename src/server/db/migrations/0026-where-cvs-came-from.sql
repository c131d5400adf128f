-- By which way the CVs of an upload came. Null: they came before this was written down.
alter table bulk_file_uploads add column source text
  check (source in ('upload', 'bulk_import', 'watched_folder', 'known_people', 'by_hand'));
