ALTER TABLE "saved_search_matches" DROP CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk";
