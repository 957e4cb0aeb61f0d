CREATE TABLE "daily_counts" (
	"site" text NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"user_type" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_site_day_event_subject_user_type_pk" PRIMARY KEY("site","day","event","subject","user_type")
);
