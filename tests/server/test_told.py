"""The table told part by part, over HTTP: to whom it belongs, and before a game begins to nobody."""


def table(person, game, *others):
    players = [{"kind": "me"}, *({"kind": kind} for kind in others)]
    return person.post("/api/tables", game=game, players=players)["id"]


def test_a_seat_is_told_its_table_and_a_stranger_only_what_everybody_sees(service, turns):
    ada, bea = service.person("Ada"), service.person("Bea")
    made = table(ada, turns, "open")
    assert ada.get(f"/api/tables/{made}/parts", status=409)["error"] == "not-begun"
    bea.post(f"/api/tables/{made}/sit", name="Bea")
    told = ada.get(f"/api/tables/{made}/parts", seat=0)
    assert told["version"] >= 1
    assert all(part["name"] and part["lines"] for part in told["parts"])
    assert ada.get(f"/api/tables/{made}/parts", status=403, seat=1)["error"] == "not-yours"
    watcher = service.person("Cleo")
    assert watcher.get(f"/api/tables/{made}/parts")["parts"]
    assert watcher.get(f"/api/tables/{made}/parts", status=403, seat=0)["error"] == "not-yours"
